import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';

const folder = path.join(import.meta.dirname, 'schemas');

// Checking formats needs another package; the schemas themselves are not ours to validate.
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

/** The errors of a document under a schema; empty when it is valid. `address` is the document's `$schema`. */
export function schemaErrors(address: string, document: unknown): string[] {
  if (ajv.validate(address, document)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
