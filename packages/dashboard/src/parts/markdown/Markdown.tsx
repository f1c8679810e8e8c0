import { Anchor, Code } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { type Block, parseBlocks } from './blocks.ts'
import { type Inline, parseInline } from './inline.ts'
import classes from './Markdown.module.css'

/** Markdown as elements, never as HTML: nothing that a visitor or a source wrote can become markup. */
export function Markdown({ children }: { children: string }) {
  return <div className={classes.text}>{blocks(parseBlocks(children))}</div>
}

// Parts of a text have no identity but their place in it.
const inOrder = <Part,>(parts: Part[], render: (part: Part) => ReactNode) =>
  parts
    .map((part, place) => [place, render(part)] as const)
    .map(([key, node]) => <Fragment key={key}>{node}</Fragment>)

const words = (text: string) => inOrder(parseInline(text), inline)
const blocks = (parts: Block[]) => inOrder(parts, block)

function inline(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <Code>{part.text}</Code>
    case 'strong':
      return <strong>{inOrder(part.children, inline)}</strong>
    case 'emphasis':
      return <em>{inOrder(part.children, inline)}</em>
    case 'link':
      return (
        <Anchor href={part.href} target="_blank" rel="noreferrer" inherit underline="always">
          {inOrder(part.children, inline)}
        </Anchor>
      )
  }
}

function block(part: Block): ReactNode {
  switch (part.kind) {
    case 'heading':
      // The page has its h1 and its sections their h2.
      return part.level <= 2 ? <h3>{words(part.text)}</h3> : <h4>{words(part.text)}</h4>
    case 'paragraph':
      return <p>{words(part.text)}</p>
    case 'code':
      return <Code block>{part.text}</Code>
    case 'quote':
      return <blockquote>{blocks(part.blocks)}</blockquote>
    case 'rule':
      return <hr />
    case 'list': {
      const items = inOrder(part.items, (each) => <li>{blocks(each)}</li>)
      return part.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return (
        <div className={classes.scroll}>
          <table>
            <thead>
              <tr>
                {inOrder(part.header, (cell) => (
                  <th scope="col">{words(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inOrder(part.rows, (row) => (
                <tr>
                  {inOrder(row, (cell) => (
                    <td>{words(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
