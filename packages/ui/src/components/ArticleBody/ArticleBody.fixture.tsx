import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { ArticleBody } from './ArticleBody.tsx';

export const articleText = [
  `${unbroken}\n${hindi}`,
  `# ${unbroken}`,
  `- ${unbroken}\n- ${hindi}\n- ${long}`,
  `### _${hindi}_`,
  `१. ${hindi}\n२. ${unbroken}`,
  `999. ${long}`,
  `[${unbroken}](https://example.org) https://example.org/${unbroken} **${long}**`,
  `| ${unbroken} | ${hindi} | |\n|---|---|---|\n| ${unbroken} | [${hindi}](/daily) | **${long}** |`,
  '<b>no</b> &amp; \u0000\ufeff\ud800',
].join('\n\n');

export default fixture({
  component: ArticleBody,
  empty: { text: '' },
  full: { text: articleText },
});
