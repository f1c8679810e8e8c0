import type { Page } from '../layout.ts'
import { renderMarkdown } from '../markdown.ts'
import { html } from '../markup.ts'

/** A guide, or the conventions. */
export async function textPage(markdown: string, publicUrl: string, summary: string): Promise<Page> {
  const { title, content } = await renderMarkdown(markdown, publicUrl)
  return { title, summary, content: html`<article><h1>${title}</h1>${content}</article>` }
}
