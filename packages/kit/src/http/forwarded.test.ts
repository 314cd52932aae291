import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createForwarded, networkOf } from './forwarded.ts';

const request = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '::ffff:10.0.0.1' } }) as unknown as IncomingMessage;

test('without proxies only the connection and the Host are believed', () => {
  const { clientIpOf, originOf, requestIdOf } = createForwarded(0);
  const forged = request({
    host: 'site.example',
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-request-id': 'mine',
  });
  expect(clientIpOf(forged)).toBe('10.0.0.1');
  expect(originOf(forged)).toBe('http://site.example');
  expect(requestIdOf(forged)).toBeUndefined();
});

test('only what no proxy should have sent is untrusted', () => {
  const isUntrusted = (count: number, headers: Record<string, string>) =>
    createForwarded(count).isUntrusted(request(headers));
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
    expect(isUntrusted(0, { [name]: '192.0.2.1' })).toBe(true);
    expect(isUntrusted(1, { [name]: '192.0.2.1' })).toBe(false);
  }
  expect(isUntrusted(0, {})).toBe(false);
});

describe('behind proxies', () => {
  const forwarded = (count: number, list: string) =>
    createForwarded(count).clientIpOf(request({ 'x-forwarded-for': list }));

  test('the address is counted from the right, where our own proxies write', () => {
    expect(forwarded(1, '198.51.100.9, 192.0.2.1')).toBe('192.0.2.1');
    expect(forwarded(2, '198.51.100.9, 192.0.2.1, 10.0.0.7')).toBe('192.0.2.1');
    expect(forwarded(2, '192.0.2.1')).toBe('192.0.2.1');
    expect(forwarded(1, '')).toBe('10.0.0.1');
    expect(createForwarded(1).clientIpOf(request({}))).toBe('10.0.0.1');
  });

  test('scheme and host are those the visitor asked for', () => {
    const { originOf } = createForwarded(1);
    const of = (proto: string, host: string) =>
      originOf(
        request({ host: 'inner:3000', 'x-forwarded-proto': proto, 'x-forwarded-host': host }),
      );
    expect(of('https', 'institute.example')).toBe('https://institute.example');
    expect(of('evil, https', 'evil.example, institute.example')).toBe('https://institute.example');
    expect(of('javascript', 'institute.example')).toBe('http://institute.example');
    expect(of('https', '"><script>')).toBe('https://localhost');
    expect(originOf(request({ host: 'site.example' }))).toBe('http://site.example');
  });

  test('a request keeps its name, if it is one', () => {
    const { requestIdOf } = createForwarded(1);
    const of = (id: string) => requestIdOf(request({ 'x-request-id': id }));
    expect(of('7f-3a.1:b_C')).toBe('7f-3a.1:b_C');
    expect(['', 'a b', '{"x":1}', 'a'.repeat(129)].map(of)).toEqual(Array(4).fill(undefined));
  });
});

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0001:aaaa::1', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1:ffff::2]:443', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
] as const)('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});
