/** Where the server reports what no visitor sees: never what a visitor typed or where they are. */
export type Log = (message: string, error?: unknown) => void;
