import { describe, expect, it } from 'vitest';
import { findSyntaxError } from './find-syntax-error.ts';

const modules = "Players run classic scripts: 'import' and 'export' belong into modules";

describe('reports the error with its position', () => {
  it.each([
    ['var a = ;', 'Line 1, column 9: Unexpected token'],
    ['\n\nvar a = 1;\n  var b = (;', 'Line 4, column 12: Unexpected token'],
    ['var a = "one\ntwo";', 'Line 1, column 9: Unterminated string constant'],
    ["import unit from './unit.js';", `Line 1, column 1: ${modules}`],
    ['var a;\nexport default a;', `Line 2, column 1: ${modules}`],
    ['import.meta.url;', "Line 1, column 1: Players run classic scripts: 'import.meta' belongs into modules"],
    ['await fetch("/");', 'Line 1, column 7: Unexpected token'],
    ['return 1;', "Line 1, column 1: 'return' outside of function"],
    ['let a; let a;', "Line 1, column 12: Identifier 'a' has already been declared"],
    ['</script>', 'Line 1, column 1: Unexpected token'],
    ['/(/', 'Line 1, column 2: Invalid regular expression: /(/: Unterminated group'],
    ['`${`', 'Line 1, column 5: Unterminated template literal'],
    ['"use strict"; with (a) {}', "Line 1, column 15: 'with' in strict mode"],
    ['\u0001', "Line 1, column 1: Unexpected character '\u0001'"],
    ['// only a comment', 'The script has no statement'],
    ['('.repeat(200_000), expect.stringMatching(/^Line 1, column \d+: The code is nested too deeply$/)],
    ['`${'.repeat(100_000), expect.stringContaining('nested too deeply')],
    ['['.repeat(400_000), expect.stringContaining('nested too deeply')],
  ])('%#', (code, message) => expect(findSyntaxError(code)).toEqual(message));
});

describe('accepts', () => {
  it.each([
    ['a unit', 'window.getVPAIDAd = function () { return {}; };'],
    ['the end of a script element', "document.write('<script>1</script>');"],
    ['line separators in strings', "var a = '\u2028\u2029';"],
    ['a byte order mark', '\ufeffvar a;'],
    ['templates in templates', '`$\u007b`$\u007b`$\u007b1}`}`}`;'],
    ['legacy sloppy-mode code', 'with (document) { var public = 010; } <!-- a comment'],
    ['new syntax', 'class A { #b = 1n; static { this?.b ?? 1; } }'],
    ['an endless loop', 'for (;;);'],
    ['code that fails at run time', 'missing();'],
    ['a dynamic import', 'import("https://units.example/part.js");'],
  ])('%s', (_, code) => expect(findSyntaxError(code)).toBeNull());
});
