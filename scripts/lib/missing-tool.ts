/** Thrown if a program that the tests need is missing and can't be installed. The message says what to do. */
export class MissingTool extends Error {
  override name = 'MissingTool';
}
