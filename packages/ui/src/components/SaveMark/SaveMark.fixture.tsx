import { fixture, long, unbroken } from '../../testing/Fixture.tsx';
import { SaveMark } from './SaveMark.tsx';

const onSavedChange = () => undefined;

export default fixture({
  component: SaveMark,
  empty: { title: 'x', saved: false, onSavedChange },
  full: { title: long, saved: true, onSavedChange, labels: { save: unbroken } },
});
