import classes from './CodeBlock.module.css'
import { CopyButton } from './CopyButton.tsx'

/** Something to paste elsewhere, such as a `curl` or a snippet. Long lines wrap: nothing hides at the side. */
export function CodeBlock({ code, what }: { code: string; what: string }) {
  return (
    <div className={classes.block}>
      <pre className={classes.code}>
        <code>{code}</code>
      </pre>
      <div className={classes.copy}>
        <CopyButton value={code} what={what} />
      </div>
    </div>
  )
}
