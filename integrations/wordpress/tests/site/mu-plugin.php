<?php
/**
 * The conditions of a visit, by its query: `theme`, `locale`, `without` our plugin, `header` with our script, and `optimiser`,
 * which does to the page what one of the known optimisers may do.
 */

foreach ( [ 'template', 'stylesheet' ] as $name ) {
	add_filter( 'pre_option_' . $name, fn( $theme ) => isset( $_GET['theme'] ) ? sanitize_key( $_GET['theme'] ) : $theme );
}
add_filter( 'locale', fn( $locale ) => isset( $_GET['locale'] ) ? preg_replace( '/\W/', '', $_GET['locale'] ) : $locale );
add_filter( 'option_active_plugins', fn( $all ) => isset( $_GET['without'] ) ? [] : $all );

// What an administrator puts into the theme's header with a plugin for such lines.
add_action(
	'wp_head',
	function () {
		if ( isset( $_GET['header'] ) ) {
			echo '<script type="module" src="' . esc_url( getenv( 'WP_ELEMENTS' ) . '/widgets/v1/visa-widgets.js' ) . '"></script>';
		}
	}
);

// The product under test is served by this machine on a port of its own, which WordPress fetches from nowhere else.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports ) => [ ...$ports, (int) wp_parse_url( getenv( 'WP_ELEMENTS' ), PHP_URL_PORT ) ] );

/** What becomes of the tag of one of our scripts, whatever it carries. */
$optimisers = [
	// Only what carries no mark is combined: how an optimiser that keeps its promise treats the page.
	'asking'    => fn( $tag, $src ) => preg_match( '/data-no-optimize|data-noptimize|data-cfasync="false"/', $tag ) ? $tag : combined( $src ),
	// The text of the script in the page, and not as a module.
	'inlined'   => fn( $tag, $src ) => '<script>' . file_get_contents( $src ) . '</script>',
	'combined'  => fn( $tag, $src ) => combined( $src ),
];

/** The script behind another in one file of the page's own host, and not as a module. */
function combined( $src ) {
	$text = 'window.before = 1;' . "\n" . file_get_contents( $src );
	$name = 'combined-' . md5( $text ) . '.js';
	file_put_contents( WP_CONTENT_DIR . '/' . $name, $text );
	return '<script src="' . content_url( $name ) . '"></script>';
}

add_action(
	'template_redirect',
	function () use ( $optimisers ) {
		$change = $optimisers[ $_GET['optimiser'] ?? '' ] ?? null;
		if ( null === $change ) {
			return;
		}
		$ours = '#<script\b[^>]*\bsrc=["\']([^"\']*/widgets/[^"\']*)["\'][^>]*></script>#';
		ob_start( fn( $page ) => preg_replace_callback( $ours, fn( $found ) => $change( $found[0], $found[1] ), $page ) );
	}
);
