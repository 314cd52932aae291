import { type ComponentType, useId } from 'react';
import { type RootAttributes, cx } from '../attributes.ts';
import * as styles from './SettingSwitch.css.ts';

interface SettingSwitchProps<Value extends string> extends RootAttributes<HTMLFieldSetElement> {
  /** Identifies the setting to a page's own script (README, "Before React arrives"). */
  setting: 'mode' | 'motion';
  legend: string;
  options: readonly { value: Value; label: string; Icon?: ComponentType<{ size?: number }> }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** The values of a setting of the site, in a row that marks the current one. */
export function SettingSwitch<Value extends string>({
  setting,
  legend,
  options,
  chosen,
  onChoose,
  ...rest
}: SettingSwitchProps<Value>) {
  const name = useId();
  return (
    // Named by a plain element, because WebKit does not float a <legend> in a flex container.
    <fieldset
      aria-labelledby={`${name}-name`}
      {...rest}
      data-setting={setting}
      className={cx(styles.group, rest.className)}
    >
      <span id={`${name}-name`} className={styles.legend}>
        {legend}
      </span>
      {options.map(({ value, label, Icon }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className={styles.input}
          />
          {Icon && <Icon size={18} />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
