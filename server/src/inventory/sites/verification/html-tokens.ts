import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { type Token, Tokenizer, TokenizerMode } from 'parse5';

interface Text {
  kind: 'text';
  text: string;
  /** The enclosing element with text-only content, such as a title or a script; null outside of one. */
  element: string | null;
}

export interface Tag {
  kind: 'start' | 'end';
  /** In lower case, like the attributes' names. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  source: string;
}

type Mode = (typeof TokenizerMode)[keyof typeof TokenizerMode];

/**
 * Elements whose content has no tags. The tokenizer leaves this decision to the tree builder, because it depends on the
 * element. Browsers with scripting read the content of `noscript` as text.
 */
const textModes: ReadonlyMap<string, Mode> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/** Per tag; legitimate ones have about a dozen. */
const MAX_ATTRIBUTES = 1000;

/** In characters: even for the most hostile input, the tokenizer takes only some milliseconds per slice. */
const SLICE_LENGTH = 8192;

/** Interleaves the slices of all pages, yielding to the event loop in between. */
const slices = new PQueue({ concurrency: 1 });

/**
 * Splits a page into tags and text as browsers do (HTML Standard, section 13.2.5), without comments and doctypes. An
 * unclosed tag is dropped. No tree is built: that would take quadratic time for hostile pages, while this takes linear time.
 * Works in slices, and stops when its reader does.
 */
export async function* tokenizeHtml(page: string): AsyncGenerator<Text | Tag> {
  const html = page.replace(/^\uFEFF/, '');
  let tokens: (Text | Tag)[] = [];
  let element: string | null = null;
  const addText = ({ chars }: Token.CharacterToken) => {
    tokens.push({ kind: 'text', text: chars, element });
  };
  const addTag = (kind: Tag['kind'], { tagName: name, attrs, location }: Token.TagToken) => {
    const attributes = new Map(attrs.slice(0, MAX_ATTRIBUTES).map((attribute) => [attribute.name, attribute.value]));
    tokens.push({ kind, name, attributes, source: html.slice(location?.startOffset, location?.endOffset) });
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        addTag('start', token);
        const mode = textModes.get(token.tagName);
        if (mode === undefined) return;
        tokenizer.state = mode;
        element = token.tagName;
      },
      onEndTag(token) {
        element = null;
        addTag('end', token);
      },
      ...{ onCharacter: addText, onWhitespaceCharacter: addText, onNullCharacter: addText },
      ...{ onComment: ignore, onDoctype: ignore, onEof: ignore },
    },
  );
  for (let start = 0; start < html.length; start += SLICE_LENGTH) {
    const end = start + SLICE_LENGTH;
    await slices.add(async () => {
      await setImmediate();
      tokenizer.write(html.slice(start, end), end >= html.length);
    });
    yield* tokens;
    tokens = [];
  }
}
