import { Heading, Stack, Text } from '@setu/ui';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the builder, under its heading. */
export function Panel({ heading, text, children }: PanelProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} size="xl" id={id}>
        {heading}
      </Heading>
      {text !== undefined && <Text measure>{text}</Text>}
      {children}
    </Stack>
  );
}
