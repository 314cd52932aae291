import { useSyncExternalStore } from 'react';
import type { DeviceList } from './deviceList.ts';

const nothing: readonly never[] = [];

/** A list that is stored on this device; empty until the page is hydrated. */
export const useDeviceList = <Item>({ read, subscribe }: DeviceList<Item>): readonly Item[] =>
  useSyncExternalStore<readonly Item[]>(subscribe, read, () => nothing);
