import { beforeAll } from 'vitest';

type Fixture = { stop(): unknown } | { close(): unknown } | { remove(): unknown };

/**
 * A fixture that all tests of a file or a `describe` share: started before the first of them, ended after the last.
 * Returns a proxy immediately, which can be used from the first test on.
 */
export function useFixture<Value extends Fixture>(start: () => Promise<Value>): Value {
  let value: Value | undefined;
  beforeAll(async () => {
    const started = await start();
    value = started;
    return async () => {
      if ('stop' in started) await started.stop();
      else if ('close' in started) await started.close();
      else await started.remove();
    };
  });
  const started = () => {
    if (!value) throw new Error('The fixture is used before it was started.');
    return value;
  };
  return new Proxy({} as Value, {
    get(_, name) {
      const found: unknown = Reflect.get(started(), name);
      return typeof found === 'function' ? (found.bind(value) as unknown) : found;
    },
    set: (_, name, given) => Reflect.set(started(), name, given),
    deleteProperty: (_, name) => Reflect.deleteProperty(started(), name),
  });
}
