import { parseArgs } from 'node:util';
import {
  accentField,
  brandField,
  languagesField,
  nameField,
  phoneField,
  readWithout,
  Refusal,
} from './answers.ts';
import type { Answers, Field } from './answers.ts';
import { checkFolder } from './writeSite.ts';

export const usage = `Makes the website of an exam institute.

  npm create setu <folder> -- --name "Meadow Academy" --brand "#0b5d3b" --accent "#f2a900" --phone "+91 98765 43210"

  --name      the institute's name
  --brand     its main colour: #0b5d3b
  --accent    the colour of its buttons: #f2a900
  --phone     the number to call for admissions
  --languages what the pages speak: en (default), hi, or both, the one at the root first: en,hi
  --without   pages that it does without, with commas between:
              accessibility, career, offlineMode, onlineMode, practice, scholarship, selections
  --help      prints this

On a terminal it asks for what is missing. Nothing is written unless all of it is.`;

export type Ask = (question: string) => Promise<string>;

/**
 * The answers on the command line, and to questions for missing ones, if it may `ask`; undefined for help alone.
 * @throws Refusal
 */
export async function readArguments(
  args: readonly string[],
  ask: Ask | undefined,
  say: (line: string) => void,
): Promise<Answers | undefined> {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [folder, extra] = positionals;
  if (extra !== undefined) {
    throw new Refusal(
      `One folder at a time: what is ${JSON.stringify(extra)}? Names of more than one word need quotes.`,
    );
  }
  const without = values.without === undefined ? [] : readWithout(values.without);

  const missing = fields.filter(({ option }) => values[option] === undefined);
  // Given values are checked before any question is asked.
  if (folder !== undefined) checkFolder(folder);
  for (const { option, read } of [...fields, languagesField]) {
    const given = values[option];
    if (given !== undefined) read(given);
  }
  if (!ask && (missing.length > 0 || folder === undefined)) {
    const names = [
      ...(folder === undefined ? ['the folder'] : []),
      ...missing.map(({ option }) => `--${option}`),
    ];
    throw new Refusal(`Missing: ${names.join(', ')}. --help shows an example.`);
  }
  const askFor = async <Value>(question: string, example: string, read: Field<Value>['read']) => {
    for (;;) {
      try {
        return read((await ask?.(`${question} (such as ${example}): `)) ?? '');
      } catch (error) {
        if (!ask || !(error instanceof Refusal)) throw error;
        say(error.message);
      }
    }
  };
  const answered = async <Value>({ option, question, example, read }: Field<Value>) => {
    const given = values[option];
    return given === undefined ? askFor(question, example, read) : read(given);
  };
  return {
    folder: folder ?? (await askFor('The new folder', 'my-site', readFolder)),
    name: await answered(nameField),
    brand: await answered(brandField),
    accent: await answered(accentField),
    phone: await answered(phoneField),
    languages: await answered(languagesField),
    without,
  };
}

const fields = [nameField, brandField, accentField, phoneField];

function readFolder(text: string): string {
  const folder = text.trim();
  if (folder === '') throw new Refusal('The folder needs a name.');
  checkFolder(folder);
  return folder;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // npm takes the `--` of `npm create setu my-site -- --name …` away, pnpm passes it on.
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        brand: { type: 'string' },
        accent: { type: 'string' },
        phone: { type: 'string' },
        languages: { type: 'string' },
        without: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [message] = (error as Error).message.split('. ');
    throw new Refusal(`${message}. --help shows what there is.`);
  }
}
