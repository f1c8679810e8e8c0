/** Where in a page of HTML something is about to be put. */
type HtmlPosition =
  | { kind: 'text' }
  /** `begins`: nothing of the value stands before it. */
  | { kind: 'attribute'; name: string; begins: boolean }
  /** Between the parts of a tag, in a script, a style or a comment: nothing of a visitor belongs there. */
  | { kind: 'nowhere' }

/** What stands in them is not read as text. */
const rawElements = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'xmp', 'plaintext'])
const space = /\s/

/** Reads a page as its owner wrote it, letter by letter. What is put into it never changes where it is. */
export class HtmlReader {
  #mode: 'text' | 'name' | 'tag' | 'equals' | 'value' | 'raw' | 'comment' = 'text'
  #element = ''
  #attribute = ''
  #quote = ''
  #value = ''
  #tail = ''

  read(html: string): void {
    for (const letter of html) this.#step(letter)
  }

  /** Stands for what was put here. */
  pass(): void {
    if (this.#mode === 'equals') this.#beginValue('')
    this.#value += 'x'
  }

  position(): HtmlPosition {
    const name = this.#attribute.trim().toLowerCase()
    if (this.#mode === 'text') return { kind: 'text' }
    if (this.#mode === 'equals') return { kind: 'attribute', name, begins: true }
    if (this.#mode === 'value') return { kind: 'attribute', name, begins: this.#value.trim() === '' }
    return { kind: 'nowhere' }
  }

  #step(letter: string): void {
    switch (this.#mode) {
      case 'text':
        if (letter === '<') this.#beginTag()
        return
      case 'name':
        this.#stepName(letter)
        return
      case 'tag':
        if (letter === '>') this.#endTag()
        else if (letter === '=') this.#mode = 'equals'
        else if (letter === '/' || (/\s$/.test(this.#attribute) && !space.test(letter)))
          this.#attribute = letter
        else this.#attribute += letter
        return
      case 'equals':
        if (letter === '>') this.#endTag()
        else if (letter === '"' || letter === "'") this.#beginValue(letter)
        else if (!space.test(letter)) {
          this.#beginValue('')
          this.#value = letter
        }
        return
      case 'value':
        if (this.#quote === '' && letter === '>') this.#endTag()
        else if (this.#quote === '' ? space.test(letter) : letter === this.#quote) this.#betweenAttributes()
        else this.#value += letter
        return
      default:
        this.#tail = `${this.#tail}${letter}`.slice(-20)
        if (letter === '>' && this.#isEnded()) this.#mode = 'text'
    }
  }

  #stepName(letter: string): void {
    if (this.#element === '' && !/[a-z/!?]/i.test(letter)) {
      this.#mode = letter === '<' ? 'name' : 'text'
    } else if (letter === '>') this.#endTag()
    else if (space.test(letter)) this.#betweenAttributes()
    else {
      this.#element += letter.toLowerCase()
      if (this.#element === '!--') this.#mode = 'comment'
    }
  }

  #beginTag(): void {
    this.#mode = 'name'
    this.#element = ''
    this.#tail = ''
  }

  #betweenAttributes(): void {
    this.#mode = 'tag'
    this.#attribute = ''
  }

  #beginValue(quote: string): void {
    this.#mode = 'value'
    this.#quote = quote
    this.#value = ''
  }

  #endTag(): void {
    this.#mode = rawElements.has(this.#element) ? 'raw' : 'text'
  }

  #isEnded(): boolean {
    if (this.#mode === 'comment') return this.#tail.endsWith('-->')
    return this.#tail.toLowerCase().replaceAll(/\s/g, '').endsWith(`</${this.#element}>`)
  }
}
