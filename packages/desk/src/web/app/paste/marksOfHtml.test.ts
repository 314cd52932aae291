import { expect, test } from 'vitest';
import { marksOfHtml } from './marksOfHtml.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset=utf-8><style><!-- p.MsoNormal {margin:0cm} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle>The Preamble<o:p></o:p></p>
<h1>Why it matters<o:p></o:p></h1>
<p class=MsoNormal><b><span lang=EN-US style='mso-fareast-font-family:"Times New Roman"'>Justice</span></b><span
lang=EN-US>, <i>social</i>, economic&nbsp;and
political: see <a href="https://example.org/a(1)"><b><span style='color:blue'>the text</span></b></a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><!--[endif]-->First point<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Second <b>point</b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.<span>&nbsp;
</span></span>Numbered</p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>Year</b></p></td><td><p>Event|s</p></td></tr>
<tr><td><p class=MsoNormal>1949</p></td><td><p class=MsoNormal>Adopted</p><p>26 November</p></td></tr></table>
<p class=MsoNormal>After it.</p><!--EndFragment--></body></html>`;

test('what was copied in Word', () => {
  expect(marksOfHtml(word)).toBe(`# The Preamble

# Why it matters

**Justice**, _social_, economic and political: see **[the text](https://example.org/a%281%29)**.

- First point
- Second **point**
3. Numbered

| **Year** | Event/s |
|---|---|
| 1949 | Adopted 26 November |

After it.`);
});

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f0e"><h2 dir="ltr"
style="line-height:1.38;"><span style="font-weight:700;white-space:pre-wrap;">Federalism</span></h2><p dir="ltr"><span
style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">A union of </span><span
style="font-weight:700;font-style:italic;">states</span><span style="font-weight:400;">: </span><a
href="https://example.org/" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">Article 1</span></a></p><br
/><ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li
dir="ltr"><p dir="ltr" role="presentation"><span>Two</span></p></li></ol><ul><li><p><span style="font-weight:700">हिन्दी</span><span> में</span></p></li></ul><div
dir="ltr"><table><colgroup><col /><col /></colgroup><tbody><tr><td><p dir="ltr"><span>A</span></p></td><td><p><span>B</span></p></td></tr></tbody></table></div></b>`;

test.each([
  ['3.', '3. x'],
  ['iv)', '(iv) x'],
  ['२.', '२. x'],
  ['(b)', '(b) x'],
  ['1.2.1', '(1.2.1) x'],
  ['Step 7:', '7. x'],
  ['o', '- x'],
  ['§', '- x'],
])('the mark %s of Word', (mark, text) => {
  const item = (level: number) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>x</p>`;
  expect(marksOfHtml(item(1))).toBe(text);
  const below = text.replace(/^(.+)[.] /, '($1) ');
  expect(marksOfHtml(item(1) + item(2))).toBe(
    `${text}\n${below.startsWith('-') ? '' : '  '}${below}`,
  );
});

test('what was copied in Google Docs', () => {
  expect(marksOfHtml(docs)).toBe(`## Federalism

A union of **_states_**: [Article 1](https://example.org/)

1. One
2. Two
- **हिन्दी** में

| A | B |
|---|---|`);
});

test('what was deleted, hidden or meant for colleagues is not pasted', () => {
  const html = `<p>In <del>1972</del><ins>1973</ins><s> or so</s><span style="text-decoration: line-through">, then</span>
<span style="text-decoration-line:line-through">x</span><span style='display:none'>hidden</span><span style='mso-hide:all'>too</span>the Court<span
class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[A1]</a><![endif]></span>
<u style="text-decoration:underline">held</u>.</p><div style='mso-element:comment-list'><hr class=msocomoff><div
style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Ravi, is this true?</p><ul><li>x</ul>
</div></div></div><p>So.</p>`;
  expect(marksOfHtml(html)).toBe('In 1973 the Court held.\n\nSo.');
});

test.each([
  ['un<b>believ</b>able', 'unbelievable'],
  ['<b>a <i>b</i> c</b>', '**a _b_ c**'],
  [
    "<b style='mso-bidi-font-weight:normal'>a</b> <i style='mso-bidi-font-style:normal'>b</i>",
    '**a** _b_',
  ],
  [
    '<p style="font-style: inherit; font-weight: unset">a <b style="font-weight: inherit">b</b></p>',
    'a b',
  ],
  ['<i><b><span style="font-style: inherit; font-weight: inherit">c</span></b></i>', '**_c_**'],
  [
    '<i style="font-style: initial">d</i> <span style="font-style: oblique 10deg">e</span>',
    'd _e_',
  ],
  ['<b>a</b> <b>b</b><br><b>c</b>', '**a b**\n**c**'],
  [
    '<div>One.<br>Still. <br>\n<br>Two.</div><ul><li>a<br><br>b',
    'One.\nStill.\n\nTwo.\n\n- a\n  b',
  ],
  ['<b> bold </b>after', '**bold** after'],
  ['<script>alert(1)</script><img src=x onerror=alert(1)>x', 'x'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
  [
    '<i>a_b <a href="https://a.example/b_c_.pdf">d_e</a></i>',
    '_a_b [d_e](https://a.example/b_c%5F.pdf)_',
  ],
  ['<i><a href="https://a.example/b_c">https://a.example/b_c</a></i>', '_https://a.example/b_c_'],
  ['<b>2**3 <a href="https://a.example/b**c">d</a></b>', '**2**3 [d](https://a.example/b**c)**'],
  ['<i>_a upsc_help@example.in b_ _c_ d</i>', '_a upsc_help@example.in b c d_'],
  [
    '<table><tr><td>a|b <a href="https://a.example/b|c">d|e</a></td><td>f</td></tr></table>',
    '| a/b [d/e](https://a.example/b%7Cc) | f |\n|---|---|',
  ],
  ['a &lt;b&gt; &#2309; &#x905; &unknown; < c', 'a <b> अ अ &unknown; < c'],
  ['2 &times; &frac12; &rarr; &euro;1, क&zwj;ष', '2 × ½ → €1, क\u200Dष'],
  ['10<sup>-6</sup> CO<sub><span>2</span></sub> 1<sup>st</sup>', '10⁻⁶ CO₂ 1st'],
  ['6.6 × 10<sup>−34</sup> of 10<sup>6 </sup>people', '6.6 × 10⁻³⁴ of 10⁶ people'],
  ['m<span style="font-size:0.6em;vertical-align:super;">3</span>', 'm³'],
  [
    '<table><tr><td><p><b>one</b></p><p>two</p><ol><li>three</ol></td></tr></table>',
    '**one**\n\ntwo\n\n1. three',
  ],
  [
    `<table><tr><td>No.</td><td>Scheme</td></tr><tr><td><p style='mso-list:l0 level1 lfo1'><span
    style='mso-list:Ignore'>1.<span>&nbsp;</span></span></p></td><td><ol><li>a<br>b</li><li>c</li></ol></td></tr></table>`,
    '| No. | Scheme |\n|---|---|\n| 1. | 1. a b 2. c |',
  ],
  [
    "<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.1.<span>&nbsp;</span></span>Scope</h1>",
    '# 1.1. Scope',
  ],
  ['<ol start=2><li><h3>Scope</h3>Text</li></ol>', '### 2. Scope\n\nText'],
  [
    `<table><tr><td rowspan=2>Year</td><td colspan=2>Seats</td><td rowspan=3>Of</td></tr><tr><td>Won</td><td>Lost</td></tr>
<tr><td>2019</td><td>303</td><td>240</td></tr><tr><td>2024</td><td>293</td><td>250</td><td>543</td></tr></table>
<table><tr><td>a</td><td>b</td></tr></table>`,
    `| Year | Seats |  | Of |
|---|---|---|---|
|  | Won | Lost |  |
| 2019 | 303 | 240 |  |
| 2024 | 293 | 250 | 543 |

| a | b |
|---|---|`,
  ],
  ['<ul><li>a<p>b</p><li>c</ul>', '- a\n  b\n- c'],
  ['<ol start="3"><li>c<li>d</ol><ol><li>a</ol>', '3. c\n4. d\n1. a'],
  ['<ol><li>a<li value="4">d<li>e</ol>', '1. a\n4. d\n5. e'],
  [
    '<div><p role="heading" aria-level="3"><span style="font-weight:bold">one</span></p></div><p>two</p>',
    '### one\n\ntwo',
  ],
  [
    '<ol><li>a<li>b<ol type="I"><li>c<li>d</ol><li>e<ol><li>f</ol></ol><ol type="a"><li>g</ol>',
    '1. a\n2. b\n  (I) c\n  (II) d\n3. e\n  (1) f\n(a) g',
  ],
  [
    '<ol><li>a</li><ol><li style="list-style-type:lower-alpha">b</li></ol><li>c</li></ol>',
    '1. a\n  (a) b\n2. c',
  ],
  ['<ul><li>a<ul><li>b</ul><ol><li>c</ol></ul>', '- a\n- b\n1. c'],
  ['<pre>a\n  b\r\n\r\nc</pre>d\ne', 'a\nb\n\nc\n\nd e'],
  [
    '<div style="white-space: pre-wrap">a\n- b<p style="white-space: normal">c\nd</p></div>',
    'a\n- b\n\nc d',
  ],
  ['<span style="white-space-collapse: preserve">a\n</span><b>b</b>', 'a\n**b**'],
  ['<div>one</div><div>two</div>', 'one\n\ntwo'],
])('%s', (html, text) => {
  expect(marksOfHtml(html)).toBe(text);
});

test('a megabyte of marks that nothing ends is read in linear time', () => {
  expect(marksOfHtml('<a<!--'.repeat(170_000))).toBe('<a');
  expect(marksOfHtml(`${'<b>'.repeat(300_000)}x`)).toBe('**x**');
});
