import classes from './Bubble.module.css'
import { highlightQuotes } from './highlight_quotes.ts'

/** The visitor's words, with those that an answer was taken from marked. */
export function HighlightedText({ text, quotes }: { text: string; quotes: string[] }) {
  let at = 0
  return highlightQuotes(text, quotes).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.marked ? (
      <mark key={key} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    )
  })
}
