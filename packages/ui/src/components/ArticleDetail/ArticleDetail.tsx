'use client';
import type { Ref } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { useLabels } from '../../internal/labels.ts';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { Container } from '../Container/Container.tsx';
import { RelatedList } from '../RelatedList/RelatedList.tsx';
import type { RelatedItem } from '../RelatedList/RelatedList.tsx';
import * as styles from './ArticleDetail.css.ts';
import { ArticleHeader } from './ArticleHeader.tsx';

export interface ArticleDetailLabels {
  related: string;
  noText: string;
}

declare module '../../internal/labels.ts' {
  interface LabelSets {
    articleDetail: ArticleDetailLabels;
  }
}

const defaultLabels: ArticleDetailLabels = {
  related: 'Related articles',
  noText: 'This article has no text yet.',
};

export interface ArticleDetailProps extends RootAttributes {
  /** The page's h1. `null`: 'Title not available'. */
  title: string | null;
  /** ISO. `null`: 'Date not available'. */
  date: string | null;
  /** `null`: 'Category not available'. */
  category: string | null;
  /** Default 'By: Team'. */
  author?: string | undefined;
  /** The list that the article belongs to. */
  back: { href: string; label: string };
  /** Plain text; see `parseArticle`. */
  text: string | null;
  related?: readonly RelatedItem[] | undefined;
  /** Stands in place of the related articles, e.g. 'Error fetching related articles.' */
  relatedError?: string | undefined;
  labels?: Partial<ArticleDetailLabels> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A whole page for one article, with what else to read below it. `ref` is the root `<div>`. */
export function ArticleDetail({
  title,
  date,
  category,
  author,
  back,
  text,
  related = [],
  relatedError,
  labels: ownLabels,
  ...rest
}: ArticleDetailProps) {
  const labels = useLabels('articleDetail', defaultLabels, ownLabels);
  return (
    <Container {...rest}>
      <div className={styles.root}>
        <article className={styles.column} aria-labelledby="page-heading">
          <ArticleHeader {...{ title, date, category, author, back }} />
          {text?.trim() ? (
            <ArticleBody text={text} />
          ) : (
            <p className={styles.noText}>{labels.noText}</p>
          )}
        </article>
        <div className={styles.related}>
          <RelatedList heading={labels.related} items={related} error={relatedError} />
        </div>
      </div>
    </Container>
  );
}
