import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';

const folder = path.join(import.meta.dirname, 'schemas');

// Formats need a package of their own; a schema that was published is not ours to check.
const ajv = new Ajv({
  allErrors: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
});
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.json')) continue;
  const schema = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
  ajv.addSchema(schema, `https://${file.replaceAll('\\', '/')}`);
}

/** What a schema says against a document: nothing when it is valid. `address` as in its `$schema`. */
export function schemaErrors(address: string, document: unknown): string[] {
  if (ajv.validate(address, document)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
