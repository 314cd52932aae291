import { fixture, long } from '../../testing/Fixture.tsx';
import { Loading } from './Loading.tsx';

export default fixture({ component: Loading, empty: {}, full: { label: long } });
