/** A program that the tests need, that is not here and can't be installed here. The message says what to do. */
export class MissingTool extends Error {
  override name = 'MissingTool';
}
