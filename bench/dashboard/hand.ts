import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

/** What a person does with a page, counted. */
export class Hand {
  clicks = 0
  /** Texts that were typed, each a run of keys. */
  texts = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async click(target: Locator) {
    await target.click()
    this.clicks++
  }

  /** Where the cursor stands already, without a click; otherwise into the field that is clicked. */
  async type(field: Locator, text: string) {
    await field.waitFor()
    if (!(await isFocused(field))) await this.click(field)
    await this.#write(field, text)
  }

  /** Into the next field of the form, by Tab. */
  async typeNext(field: Locator, text: string) {
    for (let presses = 0; presses < 4 && !(await isFocused(field)); presses++)
      await this.#page.keyboard.press('Tab')
    assert.ok(await isFocused(field), 'The field is the next one.')
    await this.#write(field, text)
  }

  async #write(field: Locator, text: string) {
    await field.press('ControlOrMeta+A')
    await this.#page.keyboard.insertText(text)
    this.texts++
  }
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)
