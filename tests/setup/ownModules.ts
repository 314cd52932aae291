import { vi } from 'vitest';

// Discards modules that the previous test file imported, mocked or changed.
vi.resetModules();
