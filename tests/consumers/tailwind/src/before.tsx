import './tailwind.css';
import './own.css';
import './own.module.css';
import './library';
import { mount } from './mount';

mount();
