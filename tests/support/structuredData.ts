import { expect } from 'vitest';

// The part of https://schema.org that pages use, to check their data: types, properties and values.

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

type Check = (value: unknown) => boolean;

interface Properties {
  required: Record<string, Check>;
  optional?: Record<string, Check>;
}

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const price: Check = (value) => typeof value === 'number' && value > 0;
const address: Check = (value) => text(value) && /^https?:\/\/[^/\s]+\/\S*$/.test(String(value));
/** https://schema.org/Date, https://schema.org/DateTime */
const date: Check = (value) =>
  text(value) && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(String(value));
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(String(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const thing =
  (...names: string[]): Check =>
  (value) =>
    isThing(value) && names.includes(value['@type']) && problemsOf(value).length === 0;

/** Properties that search engines require are required here. */
const types: Record<string, Properties> = {
  EducationalOrganization: {
    required: { name: text, url: address },
    optional: {
      logo: address,
      telephone: text,
      address: thing('PostalAddress'),
      sameAs: listOf(address),
    },
  },
  Organization: { required: { name: text, url: address } },
  PostalAddress: { required: { streetAddress: text, addressCountry: oneOf('IN') } },
  Article: {
    required: {
      headline: text,
      author: thing('Organization'),
      publisher: thing('EducationalOrganization'),
      image: address,
      mainEntityOfPage: address,
      inLanguage: oneOf('en-IN', 'hi'),
    },
    optional: {
      datePublished: date,
      dateModified: date,
      workTranslation: thing('CreativeWork'),
      translationOfWork: thing('CreativeWork'),
    },
  },
  CreativeWork: { required: { name: text, inLanguage: oneOf('en', 'hi'), url: address } },
  Course: {
    required: {
      name: text,
      description: text,
      inLanguage: oneOf('en-IN', 'hi'),
      url: address,
      provider: thing('EducationalOrganization'),
    },
    optional: { image: address, offers: thing('Offer') },
  },
  Offer: {
    required: { price, priceCurrency: oneOf('INR'), category: oneOf('Paid'), url: address },
  },
  ItemList: {
    required: { url: address, numberOfItems: count, itemListElement: listOf(thing('ListItem')) },
  },
  BreadcrumbList: { required: { itemListElement: listOf(thing('ListItem')) } },
  ListItem: {
    required: { position: count, name: text },
    optional: { item: address, url: address },
  },
  VideoObject: {
    required: {
      name: text,
      description: text,
      thumbnailUrl: address,
      contentUrl: address,
      uploadDate: date,
    },
  },
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

/** The problems of a thing: an unknown type or property, a missing property, a wrong value. */
export function problemsOf({ '@type': type, ...values }: Thing): string[] {
  const properties = types[type];
  if (!properties) return [`There is no type ${type}.`];
  const { required, optional = {} } = properties;
  const missing = Object.keys(required).filter((name) => !(name in values));
  const wrong = Object.entries(values).filter(
    ([name, value]) => !{ ...required, ...optional }[name]?.(value),
  );
  return [
    ...missing.map((name) => `${type}.${name} is missing.`),
    ...wrong.map(([name, value]) => `${type}.${name}: ${JSON.stringify(value)}`),
  ];
}

/** The structured data of a document, checked for validity; empty when the document has no such script. */
export function structuredDataOf(html: string): Thing[] {
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Thing[] });
  expect(scripts.length).toBeLessThanOrEqual(1);
  const things = scripts.flatMap((script) => {
    expect(script['@context']).toBe('https://schema.org');
    return script['@graph'];
  });
  expect(things.flatMap(problemsOf)).toEqual([]);
  return things;
}
