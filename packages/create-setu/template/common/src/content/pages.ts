import type { OwnWords } from "@setu/website";

/** What a page says otherwise than the website does: `heading`, `text`, `description`, `title`, `image`. */
export const ownWords: OwnWords = {
  about: { image: "/art/hero.svg" },
  career: { image: "/art/writing.svg" },
  scholarship: { image: "/art/books.svg" },
  topics: { image: "/art/reading.svg" },
};
