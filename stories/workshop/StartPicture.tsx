import { CourseCard, Notice, SiteHeader, Stack, TextField, vars } from '@setu/ui';
import { course, headerActions, navigation } from '../data/content.ts';
import { Logo } from '../data/Logo.tsx';

/** A few components together, in light and in dark, for the start page. */
export function StartPicture() {
  return (
    <div className="framed modes modes-beside" inert>
      {['light', 'dark'].map((mode) => (
        <div
          key={mode}
          className="specimen sb-unstyled"
          data-setu-theme="setu"
          data-setu-mode={mode}
        >
          <SiteHeader
            logo={<Logo />}
            logoLabel="Setu, home"
            items={navigation.slice(0, 1)}
            actions={headerActions.slice(0, 1)}
          />
          <Stack gap="x5" style={{ padding: vars.space.x5 }}>
            <Notice tone="success" heading="Your message is on its way" />
            <CourseCard {...course} />
            <TextField label="Email address" name={`start-${mode}`} />
          </Stack>
        </div>
      ))}
    </div>
  );
}
