import { parse } from 'yaml';
import { deployFile } from './database.ts';

interface Compose {
  services: Record<string, { environment: Record<string, string> }>;
}

const { services } = parse(deployFile('many/compose.yaml'), { merge: true }) as Compose;

/**
 * The environment of a service of deploy/many/compose.yaml in this run.
 *
 * @param values the values of `${NAME}`.
 * @param here maps each address in that file to its address in this run.
 */
export function environmentOf(
  service: string,
  values: Readonly<Record<string, string>>,
  here: Readonly<Record<string, string>>,
): Record<string, string> {
  const longestFirst = Object.entries(here).toSorted(([a], [b]) => b.length - a.length);
  const settle = (text: string) =>
    longestFirst.reduce(
      (settled, [there, address]) => settled.replaceAll(there, address),
      text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    );
  const { environment } = services[service] ?? { environment: {} };
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [name, settle(text)]),
  );
}
