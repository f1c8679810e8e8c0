import classes from './MarkedText.module.css'
import { splitAtQuote } from './split_at_quote.ts'

interface MarkedTextProps {
  text: string
  /** Null while nothing is to be marked. */
  quote: string | null
}

/** A text with the quoted words marked in it, where they stand there. */
export function MarkedText({ text, quote }: MarkedTextProps) {
  const cut = quote === null ? null : splitAtQuote(text, quote)
  if (!cut) return <span className={classes.text}>{text}</span>
  return (
    <span className={classes.text}>
      {cut.before}
      <mark className={classes.mark}>{cut.words}</mark>
      {cut.after}
    </span>
  )
}
