import { defineWebsite } from "@setu/website/config";
import { institute } from "./src/institute.ts";

/** This website, as `setu start`, `dev`, `build` and `prerender` take it. */
export default defineWebsite({ institute, root: import.meta.dirname });
