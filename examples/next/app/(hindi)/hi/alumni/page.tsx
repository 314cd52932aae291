import { Alumni } from 'example-alumni/Alumni';
import texts from 'example-alumni/hi.json';
import { hindiUi } from '../../../ui';

export default function Page() {
  return <Alumni texts={texts} ui={hindiUi} />;
}
