import {
  Button,
  Grid,
  Heading,
  Inline,
  RadioGroup,
  SelectField,
  Stack,
  Text,
  TextField,
  vars,
} from '@setu/ui';
import {
  articleWarningLabels,
  articleWarnings,
  countWords,
  hindiArticleWarningLabels,
  readingMinutes,
} from '@setu/ui/articleText';
import type { ArticleWarning } from '@setu/ui/articleText';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { articleCategories } from '../../../site/src/content/articleCategories.ts';
import { fileName, markdownFile, useDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { Marks } from './Marks.tsx';
import { Preview } from './Preview.tsx';
import { Warnings } from './Warnings.tsx';

/** A text on the left, the article that it becomes on the right. Nothing leaves the browser. */
export function WriteAnArticle({ start }: { start: Draft }) {
  const { draft, change, reset } = useDraft(start);
  const [lang, setLang] = useState<'en' | 'hi'>('en');
  const [said, setSaid] = useState('');
  const editor = useRef<HTMLTextAreaElement>(null);
  // The article is deferred, so that typing stays responsive.
  const shown = useDeferredValue(draft);
  const warnings = useMemo(
    () =>
      articleWarnings(shown.text, lang === 'hi' ? hindiArticleWarningLabels : articleWarningLabels),
    [shown.text, lang],
  );
  const words = useMemo(() => countWords(shown.text), [shown.text]);
  const wordCount = words.latin + words.devanagari;
  const minutes = wordCount === 0 ? undefined : readingMinutes(words);

  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(markdownFile(draft));
      setSaid('Copied, with its front matter.');
    } catch {
      setSaid('It could not be copied: download it instead.');
    }
  };

  return (
    <main style={{ padding: vars.space.x5 }}>
      <Stack gap="x8">
        <Stack gap="x5">
          <Heading level={1} size="xl2">
            Write an article
          </Heading>
          <Text measure tone="muted">
            What you mark in the text shows in the article beside it. It is kept in this tab until
            you close it, and sent nowhere.
          </Text>
          <Marks />
        </Stack>
        <Grid columns={2} minItemWidth="large" gap="x8">
          <Stack gap="x5">
            <TextField {...field('title')} label="Title" />
            <SelectField
              {...field('category')}
              label="Category"
              options={articleCategories.map(({ category: value }) => ({ value, label: value }))}
            />
            <TextField {...field('date')} label="Date" hint="Year, month, day: 2026-11-22" />
            <RadioGroup
              legend="Language of the page"
              name="language"
              value={lang}
              onValueChange={setLang}
              options={[
                { value: 'en', label: 'English' },
                { value: 'hi', label: 'हिन्दी' },
              ]}
            />
            <TextField {...field('text')} multiline ref={editor} label="Text" rows={24} />
            <p>
              {minutes === undefined
                ? 'No words yet'
                : `${wordCount} ${wordCount === 1 ? 'word' : 'words'}, ${minutes} min to read`}
            </p>
            <Inline>
              <Button onClick={() => void copy()}>Copy</Button>
              <Button variant="secondary" onClick={() => download(draft)}>
                Download .md
              </Button>
              <Button variant="secondary" onClick={reset}>
                Begin with the example
              </Button>
            </Inline>
            <p role="status">{said}</p>
            <Warnings
              warnings={warnings}
              lang={lang}
              onChoose={(warning) => editor.current && select(editor.current, warning)}
            />
          </Stack>
          <Preview draft={shown} minutes={minutes} lang={lang} />
        </Grid>
      </Stack>
    </main>
  );
}

/** Selects the warning's line; the browser scrolls to the selection of a focused field. */
function select(editor: HTMLTextAreaElement, { line, column: from }: ArticleWarning) {
  const lines = editor.value.split('\n');
  const before = lines.slice(0, line - 1).reduce((length, { length: own }) => length + own + 1, 0);
  editor.focus();
  editor.setSelectionRange(before + from - 1, before + (lines[line - 1]?.length ?? 0));
}

function download(draft: Draft) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([markdownFile(draft)], { type: 'text/markdown' }));
  link.download = fileName(draft);
  link.click();
  URL.revokeObjectURL(link.href);
}
