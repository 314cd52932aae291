import { Alumni } from 'example-alumni/Alumni';
import texts from 'example-alumni/en.json';
import { ui } from '../../ui';

export default function Page() {
  return <Alumni texts={texts} ui={ui} />;
}
