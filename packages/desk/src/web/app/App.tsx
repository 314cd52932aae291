import { timeZone } from '@setu/data';
import {
  Button,
  Container,
  Heading,
  Inline,
  ModeSwitch,
  SkipLink,
  Stack,
  Text,
  UiProvider,
  hindiPageLabels,
  vars,
} from '@setu/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { focusIfLost, focusMain, hrefOf, useAddress } from './shared/address.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { screens } from './screens.ts';
import { useAnswer } from './shared/useAnswer.tsx';
import { type DeskLanguage, WordsContext, languages, useWords } from './words/words.ts';

const languageName = 'setu-desk-language';

export function App() {
  const [language, setLanguage] = useState<DeskLanguage>(() => {
    const kept = localStorage.getItem(languageName) ?? navigator.language.slice(0, 2);
    return kept === 'hi' ? 'hi' : 'en';
  });
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(languageName, language);
  }, [language]);
  const words = languages[language];
  return (
    <WordsContext value={words}>
      <UiProvider
        locale={words.locale}
        timeZone={timeZone}
        labels={language === 'hi' ? hindiPageLabels : undefined}
      >
        <Desk onLanguage={() => setLanguage(language === 'hi' ? 'en' : 'hi')} />
      </UiProvider>
    </WordsContext>
  );
}

function Desk({ onLanguage }: { onLanguage: () => void }) {
  const words = useWords();
  const { screen, values, visit } = useAddress();
  const { page } = values;
  const { answer: site, waiting } = useAnswer('GET /api/site');
  const shown = screens.filter(({ name }) => name !== 'questions' || site?.hasPractice !== false);
  const { name, titleOf, Screen } = shown.find((each) => each.name === screen) ?? screens[0];
  const title = titleOf(words);
  const ofSite = site && words.desk(site.name);
  useEffect(() => {
    document.title = ofSite === undefined ? title : `${title} · ${ofSite}`;
  }, [title, ofSite]);
  useEffect(() => {
    if (visit === '0') return;
    // The links of the navigation stay: with the focus on one, the new screen would go unheard.
    if (document.activeElement?.closest('header')) focusMain();
    // What was followed is gone with its screen, and the focus with it.
    focusIfLost();
    if (page === undefined) return;
    // The next page of a list is read from its top.
    focusMain();
    scrollTo(0, 0);
  }, [visit, page]);
  return (
    <Container style={{ paddingBlock: '1rem 3rem' }}>
      <SkipLink />
      <Stack gap="x6">
        <Header name={ofSite} onLanguage={onLanguage}>
          <nav aria-label={ofSite ?? title}>
            <Inline as="ul" gap="x2">
              {shown.map((each) => (
                <Button
                  key={each.name}
                  size="sm"
                  href={hrefOf(each.name)}
                  variant={each.name === name ? 'secondary' : 'quiet'}
                  aria-current={each.name === name ? 'page' : undefined}
                  // Forced colours leave no other difference.
                  style={each.name === name ? { textDecoration: 'underline' } : undefined}
                >
                  {each.titleOf(words)}
                </Button>
              ))}
            </Inline>
          </nav>
        </Header>
        <main id="main" tabIndex={-1} aria-labelledby="screen">
          <Stack gap="x6">
            <Heading level={1} id="screen">
              {title}
            </Heading>
            {site ? (
              <ScreenBoundary key={name}>
                <Screen {...{ site, values, visit }} />
              </ScreenBoundary>
            ) : (
              waiting
            )}
          </Stack>
        </main>
      </Stack>
    </Container>
  );
}

interface HeaderProps {
  /** 'Desk of …'; undefined while the site's name is not known. */
  name: string | undefined;
  onLanguage: () => void;
  children: ReactNode;
}

function Header({ name, onLanguage, children }: HeaderProps) {
  const words = useWords();
  return (
    <Stack
      as="header"
      gap="x3"
      style={{ paddingBlockEnd: vars.space.x3, borderBlockEnd: `1px solid ${vars.color.line}` }}
    >
      <Inline justify="space-between">
        <Text weight="bold">{name}</Text>
        <Inline>
          <ModeSwitch />
          <Button
            variant="quiet"
            lang={words.locale.startsWith('hi') ? 'en' : 'hi'}
            onClick={onLanguage}
          >
            {words.otherLanguage}
          </Button>
        </Inline>
      </Inline>
      {children}
    </Stack>
  );
}
