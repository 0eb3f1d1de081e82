/** Elements that only contain a URL (VAST 3.0 and 4.2). */
export const addressElements: ReadonlySet<string> = new Set([
  ...['Error', 'Impression', 'Tracking', 'Survey', 'Viewable', 'NotViewable', 'ViewUndetermined', 'VASTAdTagURI'],
  ...['ClickThrough', 'ClickTracking', 'CustomClick', 'IconClickThrough', 'IconClickTracking', 'IconViewTracking'],
  ...['NonLinearClickThrough', 'NonLinearClickTracking', 'CompanionClickThrough', 'CompanionClickTracking'],
  ...['MediaFile', 'InteractiveCreativeFile', 'Mezzanine', 'ClosedCaptionFile', 'StaticResource', 'IFrameResource'],
  ...['JavaScriptResource', 'ExecutableResource'],
]);
