import { Heading, Notice, Stack, Text, vars } from '@setu/ui';
import { Contrasts } from './Contrasts.tsx';
import { Moved } from './Moved.tsx';
import { Outputs } from './Outputs.tsx';
import { type Subject, Preview } from './Preview.tsx';
import { type BuiltTheme, type Choices, buildTheme } from './buildTheme.ts';

interface ThemeBuilderProps extends Choices {
  /** What is shown in the theme. */
  show: Subject;
}

/** Turns two colours and two fonts, chosen in Storybook's controls, into a theme to look at, measure and download. */
export function ThemeBuilder({ show, ...choices }: ThemeBuilderProps) {
  const built = tryToBuild(choices);
  return (
    <main style={{ padding: vars.space.x6 }}>
      <Stack gap="x10">
        <Stack>
          <Heading level={1} size="xl2">
            Theme builder
          </Heading>
          <Text tone="muted" measure>
            Two colours and two fonts of your institute make a whole theme, light and dark. Every
            contrast reaches WCAG AA. Choose them in the controls; the address then holds the theme,
            if its colours are written as #0b5d3b.
          </Text>
        </Stack>
        {built instanceof Error ? (
          <Notice tone="danger" live="polite">
            {built.message}
          </Notice>
        ) : (
          <>
            <Preview theme={built.theme} subject={show} />
            <Moved built={built} />
            <Contrasts definition={built.definition} />
            <Outputs outputs={built.outputs} />
          </>
        )}
      </Stack>
    </main>
  );
}

/** The theme, or what is wrong with a choice. */
function tryToBuild(choices: Choices): BuiltTheme | TypeError {
  try {
    return buildTheme(choices);
  } catch (error) {
    if (error instanceof TypeError) return error;
    throw error;
  }
}
