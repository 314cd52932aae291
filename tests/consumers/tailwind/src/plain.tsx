import './library';
import { mount } from './mount';

mount();
