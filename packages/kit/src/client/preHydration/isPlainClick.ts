type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click follows a link in this window: with a key or another button it opens elsewhere. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean =>
  !(button || metaKey || altKey || ctrlKey || shiftKey);
