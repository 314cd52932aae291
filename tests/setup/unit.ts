import { vi } from 'vitest';

// What the file before has imported, mocked and changed stays with it.
vi.resetModules();
