'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconMoon, IconSun } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { makeSetting } from '../../internal/settings/setting.ts';
import { SettingSwitch } from '../../internal/settings/SettingSwitch.tsx';

const defaultLabels = {
  /** Names the group. */
  legend: 'Colours',
  system: 'Automatic',
  light: 'Light',
  dark: 'Dark',
};

export type ModeSwitchLabels = typeof defaultLabels;

const modeSetting = makeSetting('mode', ['light', 'dark']);

export interface ModeSwitchProps extends RootAttributes<HTMLFieldSetElement> {
  labels?: PartialLabels<ModeSwitchLabels> | undefined;
}

/**
 * Light colours, dark ones, or those of the device. Remembered in this browser, also in its other tabs;
 * `settingsScript` in the page's head sets the choice before the first paint. `ref` is the `<fieldset>`.
 */
export function ModeSwitch({ labels, ...rest }: ModeSwitchProps) {
  const text = useLabels('modeSwitch', defaultLabels, labels);
  const mode = useSyncExternalStore(modeSetting.onChange, modeSetting.current, () => undefined);
  useEffect(() => modeSetting.followOtherTabs(), []);
  return (
    <SettingSwitch
      {...rest}
      setting="mode"
      legend={text.legend}
      options={[
        { value: 'system', label: text.system },
        { value: 'light', label: text.light, Icon: IconSun },
        { value: 'dark', label: text.dark, Icon: IconMoon },
      ]}
      chosen={mode ?? 'system'}
      onChoose={(value) => modeSetting.choose(value === 'system' ? undefined : value)}
    />
  );
}
