import './tailwind.css';
import './library';
import { mount } from './mount';

mount();
