'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { deviceIsStill, isStill, onMotionChange } from '../../internal/settings/motion.ts';
import { makeSetting } from '../../internal/settings/setting.ts';
import { SettingSwitch } from '../../internal/settings/SettingSwitch.tsx';

const defaultLabels = {
  /** Names the group. */
  legend: 'Motion',
  on: 'On',
  off: 'Off',
};

export type MotionSwitchLabels = typeof defaultLabels;

const motion = makeSetting('motion', ['paused', 'running']);

export interface MotionSwitchProps extends RootAttributes<HTMLFieldSetElement> {
  labels?: PartialLabels<MotionSwitchLabels> | undefined;
}

/**
 * Stops all motion (WCAG 2.2.2); starts with the device's setting. Remembered in this browser, also in its other tabs;
 * `settingsScript` in the page's head sets the choice before the first paint. `ref` is the `<fieldset>`.
 */
export function MotionSwitch({ labels, ...rest }: MotionSwitchProps) {
  const text = useLabels('motionSwitch', defaultLabels, labels);
  const still = useSyncExternalStore(onMotionChange, isStill, () => false);
  useEffect(() => motion.followOtherTabs(), []);
  return (
    <SettingSwitch
      {...rest}
      setting="motion"
      legend={text.legend}
      options={[
        { value: 'running', label: text.on },
        { value: 'paused', label: text.off },
      ]}
      chosen={still ? 'paused' : 'running'}
      // A choice that equals the device's setting is not stored: the device still decides.
      onChoose={(value) =>
        motion.choose((value === 'paused') === deviceIsStill() ? undefined : value)
      }
    />
  );
}
