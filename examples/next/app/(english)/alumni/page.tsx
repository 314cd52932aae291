import { Alumni } from '../../alumni/Alumni';
import texts from '../../alumni/en.json';
import { ui } from '../../ui';

export default function Page() {
  return <Alumni texts={texts} ui={ui} />;
}
