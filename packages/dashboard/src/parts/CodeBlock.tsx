import classes from './CodeBlock.module.css'
import { CopyButton } from './CopyButton.tsx'

interface CodeBlockProps {
  code: string
  /** What it is, for the button that copies it: "the key". */
  what: string
  /** Where it is the one thing to do: the button is reached at once. */
  autoFocus?: boolean
}

/** Something to paste elsewhere, such as a `curl` or a snippet. Long lines wrap: nothing hides at the side. */
export function CodeBlock({ code, what, autoFocus }: CodeBlockProps) {
  return (
    <div className={classes.block}>
      <pre className={classes.code}>
        <code>{code}</code>
      </pre>
      <div className={classes.copy}>
        <CopyButton value={code} what={what} autoFocus={autoFocus} />
      </div>
    </div>
  )
}
