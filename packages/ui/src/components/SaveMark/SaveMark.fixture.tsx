import { fixture } from '../../internal/testing/Fixture.tsx';
import { long, unbroken } from '../../internal/testing/texts.ts';
import { SaveMark } from './SaveMark.tsx';

const onSavedChange = () => undefined;

export default fixture({
  component: SaveMark,
  refElement: 'button',
  empty: { title: 'x', saved: false, onSavedChange },
  full: { title: long, saved: true, onSavedChange, labels: { save: unbroken } },
});
