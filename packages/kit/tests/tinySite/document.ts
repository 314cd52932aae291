import { defineDocument } from '@setu/kit';

export const documentParts = defineDocument({});
