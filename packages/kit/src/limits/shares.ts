/** Things of one address at a time: requests, places. */
export interface Shares {
  /** Takes one more; gives what gives it back, or `undefined` when the address has its share. */
  take: (address: string) => (() => void) | undefined;
}

/** @param most for each address. */
export function createShares(most: number): Shares {
  const taken = new Map<string, number>();
  return {
    take(address) {
      const before = taken.get(address) ?? 0;
      if (before >= most) return undefined;
      taken.set(address, before + 1);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        const left = (taken.get(address) ?? 0) - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
  };
}
