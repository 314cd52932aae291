import './library';
import { mount } from './mount';
import './tailwind.css';

mount();
