'use client';
import { useId, useSyncExternalStore } from 'react';
import type { ComponentType, Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { IconMoon, IconSun } from '../../internal/drawings/icons.tsx';
import { useLabels } from '../../internal/hooks/useLabels.ts';
import * as styles from './ModeSwitch.css.ts';
import { chooseMode, currentMode, modes, subscribe } from './modeStore.ts';
import type { Mode } from './modeStore.ts';

export interface ModeSwitchLabels {
  /** Names the group. Default 'Colours'. */
  legend: string;
  /** Default 'Automatic'. */
  system: string;
  /** Default 'Light'. */
  light: string;
  /** Default 'Dark'. */
  dark: string;
}

declare module '../../internal/labels.ts' {
  interface LabelSets {
    modeSwitch: ModeSwitchLabels;
  }
}

const english: ModeSwitchLabels = {
  legend: 'Colours',
  system: 'Automatic',
  light: 'Light',
  dark: 'Dark',
};

const icons: Partial<Record<Mode, ComponentType<{ size?: number }>>> = {
  light: IconSun,
  dark: IconMoon,
};

export interface ModeSwitchProps extends RootAttributes {
  labels?: Partial<ModeSwitchLabels> | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/**
 * Light colours, dark ones, or whatever the device is set to. The choice is remembered in this
 * browser and holds in its other tabs; `modeScript` in the page's head sets it before the first
 * paint. Takes the colour of the text around it. `ref` is the `<fieldset>`.
 */
export function ModeSwitch({ labels, ...rest }: ModeSwitchProps) {
  const text = useLabels('modeSwitch', english, labels);
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'system' as const);
  const name = useId();
  return (
    <fieldset {...rest} data-mode-switch="" className={styles.group}>
      <legend className={styles.legend}>{text.legend}</legend>
      {modes.map((option) => {
        const Icon = icons[option];
        return (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === mode}
              onChange={() => chooseMode(option)}
              className={styles.input}
            />
            {Icon && <Icon size={18} />}
            {text[option]}
          </label>
        );
      })}
    </fieldset>
  );
}
