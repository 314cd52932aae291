import { useSyncExternalStore } from 'react';
import type { DeviceList } from './deviceList.ts';

const nothing: readonly never[] = [];

/** A list as it stands on this device; empty until React has taken the page over. */
export const useKept = <Item>({ read, subscribe }: DeviceList<Item>): readonly Item[] =>
  useSyncExternalStore<readonly Item[]>(subscribe, read, () => nothing);
