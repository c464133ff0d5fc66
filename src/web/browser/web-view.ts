type Poster = { readonly postMessage: (text: string) => void };

type NativeWindow = {
  readonly ReactNativeWebView?: Poster;
  readonly webkit?: { readonly messageHandlers?: { readonly route?: Poster } };
  readonly AndroidWebView?: { readonly onRoute?: (name: string) => void };
};

/** Tells the native app around this page which route is shown. Specification section 1: inside a webview each route name is posted. */
export function postRouteName(name: string, host: NativeWindow): void {
  host.ReactNativeWebView?.postMessage(name);
  host.webkit?.messageHandlers?.route?.postMessage(name);
  host.AndroidWebView?.onRoute?.(name);
}
