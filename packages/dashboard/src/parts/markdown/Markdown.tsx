import classes from './Markdown.module.css'
import { renderMarkdown } from './render_markdown.ts'

export function Markdown({ children }: { children: string }) {
  return <div className={classes.text}>{renderMarkdown(children)}</div>
}
